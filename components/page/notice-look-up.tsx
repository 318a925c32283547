'use client';

import { type FormEvent, useState } from 'react';
import { useEarly } from '@/components/layout/use-early';
import { Link } from '@/components/text/link';
import { buttonVariants } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { reasons } from '@/content/reasons';
import { addBasePath } from '@/lib/base-path';
import { createContactHref } from '@/lib/content/contact-options';

const words = reasons.notice;
const ALL = '/services/itr-filing#notices';

const load = () => import('@/lib/notices');
type Notices = Awaited<ReturnType<typeof load>>;
type Found = {
  notices: ReturnType<Notices['findNotices']>;
  before: string | null;
  /** Beside the field, if no notice was found. */
  error: string;
};

type Look = Partial<
  Record<'fields' | 'input' | 'button' | 'answer' | 'facts' | 'link' | 'all', string>
>;

/** The cover styles the rest of its rows itself. */
const looks = {
  cover: { fields: 'reason-fields', input: 'ivory', answer: 'reason-answer' },
  paper: {
    fields: 'flex flex-wrap items-start gap-3',
    input: 'max-w-56',
    /** Level with the field, below whose label it stands. */
    button: buttonVariants({ variant: 'secondary', className: 'mt-[1.875rem]' }),
    answer: 'mt-4 font-semibold',
    facts: 'mt-2 grid gap-1 [&_dt]:text-soft',
    link: 'text-link',
    all: 'inline-block min-h-11 py-2.5 text-link',
  },
} satisfies Record<string, Look>;

/**
 * What a notice means, by its number: on the cover of the home page or on paper. Without script,
 * and if the notices cannot be fetched, the form leads to the table of all notices.
 */
export function NoticeLookUp({ ground }: { ground: keyof typeof looks }) {
  const look: Look = looks[ground];
  const [found, setFound] = useState<Found | null>(null);
  useEarly(load);

  function lookUp(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('notice'));
    load().then(
      ({ findNotices, getGenuinenessCheck }) => {
        const notices = findNotices(typed);
        setFound({
          notices,
          before: notices[0] ? getGenuinenessCheck(notices[0]) : null,
          error: typed.trim() ? words.none : words.empty,
        });
      },
      () => form.submit(),
    );
  }

  const [notice, ...others] = found?.notices ?? [];
  const error = found && !notice ? found.error : undefined;
  return (
    <form action={addBasePath(ALL)} onSubmit={lookUp}>
      <div className={look.fields}>
        <Field label={words.label} error={error}>
          {(control) => (
            <Input
              {...control}
              name="notice"
              placeholder={words.example}
              autoComplete="off"
              maxLength={60}
              className={look.input}
            />
          )}
        </Field>
        <button type="submit" className={look.button}>
          {words.action}
        </button>
      </div>
      <div role="status">
        {found && others.length > 0 && (
          <p className="mt-4">
            {words.several} {found.notices.map(({ number }) => number).join(', ')}
          </p>
        )}
        {notice && others.length === 0 && (
          <>
            <p className={look.answer}>{notice.means}.</p>
            <dl className={look.facts}>
              <div>
                <dt>{words.time}</dt>
                <dd>{notice.time}</dd>
              </div>
              <div>
                <dt>{words.first}</dt>
                <dd>
                  {notice.first}.{' '}
                  <Link
                    className={look.link}
                    href={createContactHref(notice.action.subject, { notice: notice.number })}
                  >
                    {words.ask} →
                  </Link>
                </dd>
              </div>
            </dl>
            {found?.before && <p className="mt-3">{found.before}</p>}
          </>
        )}
      </div>
      <Link href={ALL} className={look.all}>
        {words.all} →
      </Link>
    </form>
  );
}
