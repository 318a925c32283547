import { PageBand } from '@/components/page/page-band';
import { Portrait } from '@/components/page/profile-card';
import { SampleMark } from '@/components/page/sample-mark';
import { home } from '@/content/home';
import { team } from '@/content/team';
import type { TeamContent } from '@/content/types/firm';
import { trust } from '@/content/words/trust';
import { Signature } from '@/features/services/illustrations/strokes';

const { why } = home;
const members: TeamContent['members'] = team.members;
const person = members.find(({ membership }) => membership) ?? members[0];

export function PersonBand() {
  const { name, credentials, inShort, membership, portrait } = person;
  return (
    <PageBand ground="night" className="person-band">
      {portrait && <Portrait name={name} portrait={portrait} className="person-portrait" />}
      <div className="person-name">
        <p>{why.signs}</p>
        <h2>{name}</h2>
        <p>{[credentials, inShort].filter(Boolean).join('. ')}</p>
        {'drawing' in (portrait ?? {}) && <Signature />}
        {membership && (
          <dl>
            <dt>{why.number}</dt>
            <dd className="amount">{membership}</dd>
          </dl>
        )}
        <p className="person-check">
          {membership && (
            <a href={trust.lookUps.membership} target="_blank" rel="noopener noreferrer">
              {why.check}
            </a>
          )}
          <SampleMark content={person} />
        </p>
      </div>
      <div className="person-why">
        <p>{why.eyebrow}</p>
        <h2>{why.heading}</h2>
        <ul>
          {why.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </PageBand>
  );
}
