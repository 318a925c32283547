import { home } from '@/content/home';
import { site } from '@/content/site';
import { hoursInWords } from '@/content/words/hours';

const { heading, intro, labels } = home.quickContact;
const [phone] = site.phones;
const [email] = site.emails;

/** How to reach the firm without the quick contact form, shown beside it. */
export function QuickContactDetails() {
  return (
    <div>
      <h2>{heading}</h2>
      <p className="mt-3 text-soft">{intro}</p>
      <dl className="mt-6 grid gap-4 md:max-lg:grid-cols-3">
        <div>
          <dt className="font-semibold">{labels.call}</dt>
          <dd>
            <a href={phone.href} className="inline-flex min-h-10 items-center hover:underline">
              {phone.display}
            </a>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{labels.write}</dt>
          <dd>
            <a
              href={`mailto:${email.address}`}
              className="inline-flex min-h-10 items-center hover:underline"
            >
              {email.address}
            </a>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{labels.hours}</dt>
          <dd className="flex min-h-10 items-center">{hoursInWords(site.hours)}</dd>
        </div>
      </dl>
    </div>
  );
}
