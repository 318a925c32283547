import { Link } from '@/components/text/link';
import { disclosure, site } from '@/content/site';
import { team } from '@/content/team';
import type { TeamContent } from '@/content/types/firm';
import { trust } from '@/content/words/trust';

const members: TeamContent['members'] = team.members;
const { lookUps, next } = trust;

const link = '-my-2 inline-flex min-h-11 items-center text-link md:-my-1 md:min-h-8';

function Checked({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={link}>
      {children}
    </a>
  );
}

type Person = { name: string; membership?: string | undefined };

const signers = members.filter(({ membership }) => membership);
const isSigner = ({ name }: Person) => signers.some((signer) => signer.name === name);

export function Member({ name, membership }: Person) {
  return (
    <>
      {name}
      {membership && (
        <>
          {', '}
          <Checked href={lookUps.membership}>{`M. No. ${membership}`}</Checked>
        </>
      )}
    </>
  );
}

const listCharges = ({ name }: Person) =>
  site.offices
    .filter(({ inCharge }) => inCharge.name === name)
    .map(({ city }) => `${trust.alsoInCharge} ${city}`);

export function Trust() {
  const { registration, peerReview } = disclosure;
  return (
    <div id="answers" className="grid gap-x-16 gap-y-7 lg:grid-cols-[1fr_2fr]">
      <h2>{trust.heading}</h2>
      <dl className="wrap-anywhere border-ink border-t *:flex *:flex-wrap *:items-center *:justify-between *:gap-x-4 *:border-rule-strong *:border-b *:py-3.5">
        {registration && (
          <div>
            <dt>{trust.registration}</dt>
            <dd>
              <Checked href={lookUps.registration}>{registration}</Checked>
            </dd>
          </div>
        )}
        {peerReview && (
          <div>
            <dt>{trust.peerReview}</dt>
            <dd>{peerReview}</dd>
          </div>
        )}
        {signers.map((signer) => (
          <div key={signer.name}>
            <dt>{[trust.signs, ...listCharges(signer)].join('; ')}</dt>
            <dd>
              <Member {...signer} />
            </dd>
          </div>
        ))}
        {site.offices
          .filter(({ inCharge }) => !isSigner(inCharge))
          .map(({ id, city, inCharge }) => (
            <div key={id}>
              <dt>{`${trust.inCharge}, ${city}`}</dt>
              <dd>
                <Member {...inCharge} />
              </dd>
            </div>
          ))}
        <div>
          <dt>{trust.udin}</dt>
          <dd>
            <Checked href={lookUps.udin}>{trust.check}</Checked>
          </dd>
        </div>
        <div>
          <dt>{trust.grievance}</dt>
          <dd>
            <Link href="/privacy#grievance" className={link}>
              {site.grievanceOfficer.name}
            </Link>
          </dd>
        </div>
      </dl>
    </div>
  );
}

export function AfterWriting() {
  return (
    <div className="grid gap-x-16 gap-y-7 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2>{next.heading}</h2>
        <Link href="/about#answers" className={link}>
          {trust.heading} →
        </Link>
      </div>
      <ol className="border-ink border-t">
        {next.steps.map(({ when, title, text }) => (
          <li
            key={title}
            className="grid gap-x-6 border-rule-strong border-b py-4 sm:grid-cols-[11rem_1fr]"
          >
            <span className="font-semibold font-serif text-red">{when}</span>
            <p>
              <b className="font-semibold">{title}.</b> <span className="text-soft">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
