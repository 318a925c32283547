'use client';

import { type FormEvent, useState } from 'react';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { Link } from '@/components/text/link';
import { buttonVariants } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { reasons } from '@/content/reasons';
import { addBasePath } from '@/lib/base-path';
import { createContactHref } from '@/lib/content/contact-options';
import { isPressed } from '@/lib/forms/form-entries';

const copy = reasons.notice;
const ALL = '/services/itr-filing#notices';

const load = () => import('@/lib/notices');
type Notices = Awaited<ReturnType<typeof load>>;
type Found = {
  typed: string;
  notices: ReturnType<Notices['findNotices']>;
  before: string | null;
};

export const MOST_LETTERS = 60;

/** The notices that a submitted form asks for; if they cannot be fetched, the form is sent. */
export function useNoticeLookUp() {
  const [found, setFound] = useState<Found | null>(null);
  usePrefetch(load);

  function lookUp(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const isAsked = isPressed(event);
    const typed = String(new FormData(form).get('notice')).trim();
    load().then(
      ({ findNotices, getGenuinenessCheck }) => {
        const notices = findNotices(typed);
        setFound({
          typed,
          notices,
          before: notices[0] ? getGenuinenessCheck(notices[0]) : null,
        });
      },
      () => isAsked && form.submit(),
    );
  }

  return { found, lookUp };
}

const explainNone = (typed: string) =>
  typed ? `${copy.none(typed)} ${copy.noneLink}.` : copy.empty;

/** Without script the form leads to the table of all notices. */
export function NoticeLookUp() {
  const { found, lookUp } = useNoticeLookUp();
  const [notice, ...others] = found?.notices ?? [];
  const error = found && !notice ? explainNone(found.typed) : undefined;
  return (
    <form action={addBasePath(ALL)} onSubmit={lookUp}>
      <div className="flex flex-wrap items-start gap-3">
        <Field label={copy.label} error={error}>
          {(control) => (
            <Input
              {...control}
              name="notice"
              placeholder={copy.example}
              autoComplete="off"
              maxLength={MOST_LETTERS}
              className="max-w-56"
            />
          )}
        </Field>
        {/* Level with the field, below whose label it is. */}
        <button
          type="submit"
          className={buttonVariants({ variant: 'secondary', className: 'mt-[1.875rem]' })}
        >
          {copy.action}
        </button>
      </div>
      <div role="status">
        {found && others.length > 0 && (
          <p className="mt-4">
            {copy.several} {found.notices.map(({ number }) => number).join(', ')}
          </p>
        )}
        {notice && others.length === 0 && (
          <>
            <p className="mt-4 font-semibold">{notice.means}.</p>
            <dl className="mt-2 grid gap-1 [&_dt]:text-soft">
              <div>
                <dt>{copy.time}</dt>
                <dd>{notice.time}</dd>
              </div>
              <div>
                <dt>{copy.first}</dt>
                <dd>
                  {notice.first}.{' '}
                  <Link
                    className="text-link"
                    href={createContactHref(notice.action.subject, { notice: notice.number })}
                  >
                    {copy.ask} →
                  </Link>
                </dd>
              </div>
              <div>
                <dt>{copy.ignored}</dt>
                <dd>{notice.ignored}</dd>
              </div>
            </dl>
            {found?.before && <p className="mt-3">{found.before}</p>}
          </>
        )}
      </div>
      <Link href={ALL} className="inline-block min-h-11 py-2.5 text-link">
        {copy.all} →
      </Link>
    </form>
  );
}
