import { breakAtSign } from '@/components/text/break-at-sign';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { formatOfficeHours } from '@/content/words/hours';

const { heading, intro, labels } = home.quickContact;
const [phone] = site.phones;
const [email] = site.emails;

const row = 'flex flex-wrap items-center justify-between gap-x-4 border-rule-strong border-b py-1';

export function QuickContactDetails() {
  return (
    <div>
      <h2>{heading}</h2>
      <p className="mt-3 text-soft">{intro}</p>
      <dl className="mt-6 border-ink border-t">
        <div className={row}>
          <dt className="font-semibold">{labels.call}</dt>
          <dd>
            <a href={phone.href} className="inline-flex min-h-11 items-center hover:underline">
              {phone.display}
            </a>
          </dd>
        </div>
        <div className={row}>
          <dt className="font-semibold">{labels.write}</dt>
          <dd>
            <a
              href={`mailto:${email.address}`}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              <span>{breakAtSign(email.address)}</span>
            </a>
          </dd>
        </div>
        <div className={row}>
          <dt className="font-semibold">{labels.hours}</dt>
          <dd className="flex min-h-11 items-center">{formatOfficeHours(site.hours)}</dd>
        </div>
      </dl>
    </div>
  );
}
