import { SampleMark } from '@/components/page/sample-mark';
import { breakAtSign } from '@/components/text/break-at-sign';
import { NoWrap } from '@/components/text/no-wrap';
import type { TeamContent } from '@/content/types/firm';
import { trust } from '@/content/words/trust';
import { addBasePath } from '@/lib/base-path';

type Props = { member: TeamContent['members'][number] };

export function ProfileCard({ member }: Props) {
  return (
    <article className="flex flex-col border-red border-t-2 pt-6 lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-0">
      <header className="grid @max-[16rem]:grid-cols-[minmax(0,1fr)] grid-cols-[auto_1fr] gap-x-5 gap-y-3 max-sm:items-center sm:grid-cols-[minmax(0,auto)_minmax(8rem,1fr)] sm:grid-rows-2 sm:gap-x-7 sm:gap-y-1.5">
        <div className="sm:row-span-2">
          {member.portrait ? (
            <Portrait name={member.name} portrait={member.portrait} />
          ) : (
            <Seal name={member.name} />
          )}
        </div>
        <div className="min-w-0 sm:self-end">
          <h2 className="text-2xl md:text-[1.75rem]">{member.name}</h2>
          <p className="mt-1.5 font-semibold">{member.role}</p>
        </div>
        <div className="min-w-0 max-sm:col-span-full">
          <Credentials {...member} />
          <SampleMark content={member} className="mt-2" />
        </div>
      </header>
      <div className="mt-5 grid content-start gap-3 sm:mt-6">
        {member.bio.map((paragraph) => (
          <p key={paragraph}>
            <NoWrap>{paragraph}</NoWrap>
          </p>
        ))}
      </div>
      <h3 className="mt-6 text-lg md:text-lg">Areas of work</h3>
      <ul className="mt-1 mb-5 text-soft">
        {member.expertise.map((area) => (
          <li key={area} className="not-last:after:content-[',_'] inline">
            {area}
          </li>
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap gap-x-6 border-rule-strong border-t pt-3">
        <a
          href={`mailto:${member.email}`}
          aria-label={`Mail ${member.name}: ${member.email}`}
          className="inline-flex min-h-11 items-center text-link"
        >
          <span>{breakAtSign(member.email)}</span>
        </a>
        <a
          href={member.phone.href}
          aria-label={`Call ${member.name}: ${member.phone.display}`}
          className="inline-flex min-h-11 items-center text-link"
        >
          {member.phone.display}
        </a>
      </p>
    </article>
  );
}

function Credentials({ credentials, membership }: Props['member']) {
  const degrees = <p className="text-[0.9375rem] text-soft">{credentials}</p>;
  if (!membership) return degrees;
  return (
    <>
      {degrees}
      <p className="text-[0.9375rem] text-soft">
        Membership number {membership}.{' '}
        <a
          href={trust.lookUps.membership}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center text-link md:min-h-8"
        >
          {trust.checkNumber}
        </a>
      </p>
    </>
  );
}

type PortraitProps = {
  name: string;
  portrait: NonNullable<Props['member']['portrait']>;
  className?: string;
};

export function Portrait({
  name,
  portrait,
  className = 'w-28 rounded-[50%] object-cover sm:w-48',
}: PortraitProps) {
  const src = 'file' in portrait ? portrait.file : `/portraits/${portrait.drawing}.svg`;
  return (
    <picture>
      <img
        src={addBasePath(src)}
        loading="lazy"
        width={240}
        height={300}
        alt={`Portrait of ${name}`}
        className={className}
      />
    </picture>
  );
}

function Seal({ name }: { name: string }) {
  const parts = name.split(' ');
  const initials = `${parts.at(0)?.at(0)}${parts.at(-1)?.at(0)}`;
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="size-24 shrink-0">
      <circle cx="48" cy="48" r="47" className="fill-cover" />
      <circle
        cx="48"
        cy="48"
        r="40"
        className="fill-none stroke-2 stroke-gold"
        strokeDasharray="8 5"
      />
      <text
        x="48"
        y="50"
        dominantBaseline="middle"
        textAnchor="middle"
        className="fill-white font-semibold font-serif text-[2rem]"
      >
        {initials}
      </text>
    </svg>
  );
}
