'use client';

import { type FormEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Link } from '@/components/ui/link';
import { useEarly } from '@/components/ui/use-early';
import { reasons } from '@/content/reasons';
import { contactHref } from '@/lib/forms/contact-options';

const words = reasons.notice;
const ALL = '/services/itr-filing#notices';

const load = () => import('@/lib/notices');
type Notices = Awaited<ReturnType<typeof load>>;
type Found = { notices: ReturnType<Notices['findNotices']>; before: string | null };

/**
 * What a notice means, by its number. Without script, and if the notices cannot be fetched, the form
 * leads to the table of all notices.
 */
export function NoticeLookUp() {
  const [found, setFound] = useState<Found | null>(null);
  useEarly(load);

  function lookUp(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('notice'));
    load().then(
      ({ findNotices, beforeAnswer }) => {
        const notices = findNotices(typed);
        setFound({ notices, before: notices[0] ? beforeAnswer(notices[0]) : null });
      },
      () => form.submit(),
    );
  }

  const [notice, ...others] = found?.notices ?? [];
  const error = found && !notice ? words.none : undefined;
  return (
    <form action={ALL} onSubmit={lookUp}>
      <div className="reason-fields">
        <Field label={words.label} error={error}>
          {(control) => (
            <Input
              {...control}
              name="notice"
              placeholder={words.example}
              autoComplete="off"
              maxLength={60}
              className="ivory"
            />
          )}
        </Field>
        <button type="submit">{words.action}</button>
      </div>
      <div role="status">
        {found && others.length > 0 && (
          <p className="mt-4">
            {words.several} {found.notices.map(({ number }) => number).join(', ')}
          </p>
        )}
        {notice && others.length === 0 && (
          <>
            <p className="reason-answer">{notice.means}.</p>
            <dl>
              <div>
                <dt>{words.time}</dt>
                <dd>{notice.time}</dd>
              </div>
              <div>
                <dt>{words.first}</dt>
                <dd>
                  {notice.first}.{' '}
                  <Link href={contactHref(notice.action.subject, { notice: notice.number })}>
                    {words.ask} →
                  </Link>
                </dd>
              </div>
            </dl>
            {found?.before && <p className="mt-3">{found.before}</p>}
          </>
        )}
      </div>
      <Link href={ALL}>{words.all} →</Link>
    </form>
  );
}
