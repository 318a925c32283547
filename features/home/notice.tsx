'use client';

import { useId, useState } from 'react';
import { MOST_LETTERS, useNoticeLookUp } from '@/components/page/notice-look-up';
import { Link } from '@/components/text/link';
import { Input } from '@/components/ui/input';
import { reasons } from '@/content/reasons';
import { AnswerSheet } from '@/features/home/answer-sheet';
import { CoverError } from '@/features/home/cover-error';
import { Reason } from '@/features/home/reason';
import { addBasePath } from '@/lib/base-path';
import { createContactHref } from '@/lib/content/contact-options';
import { isPressed } from '@/lib/forms/form-entries';

const copy = reasons.notice;
const ALL = '/services/itr-filing#notices';

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function Notice() {
  const id = useId();
  const { found, lookUp } = useNoticeLookUp();
  const [run, setRun] = useState(0);
  const [notice, ...others] = found?.notices ?? [];
  const isWrong = found !== null && !notice;
  return (
    <Reason
      name="notice"
      title={copy.title}
      hint={copy.hint}
      isOpen
      answer={
        found &&
        notice &&
        others.length === 0 && (
          <AnswerSheet
            run={run}
            title={`${copy.notice} ${notice.number}`}
            note={/\d/.test(notice.now) ? `${copy.now} ${notice.now}` : notice.now}
            lead={{
              caption: copy.time,
              figure: capitalise(notice.time),
              text: `${notice.means}.`,
            }}
            rows={[{ label: copy.first, detail: `${notice.first}.` }]}
            points={[{ isOpen: false, text: `*${copy.ignored}:* ${notice.ignored}` }]}
            remarks={found.before ? [found.before] : []}
            action={{
              label: copy.ask,
              href: createContactHref(notice.action.subject, { notice: notice.number }),
            }}
          />
        )
      }
    >
      <form
        action={addBasePath(ALL)}
        onSubmit={(event) => {
          if (isPressed(event)) setRun(run + 1);
          lookUp(event);
        }}
      >
        <label htmlFor={id}>{copy.label}</label>
        <div className="cover-fields cover-fields-one">
          <Input
            id={id}
            name="notice"
            placeholder={copy.example}
            autoComplete="off"
            maxLength={MOST_LETTERS}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
          />
          <button type="submit">{copy.action}</button>
        </div>
        {isWrong && found.typed && (
          <CoverError id={`${id}-error`} word={copy.noneWord}>
            {copy.none(found.typed)} <Link href={ALL}>{copy.noneLink}</Link>.
          </CoverError>
        )}
        {isWrong && !found.typed && (
          <CoverError id={`${id}-error`} word={copy.emptyWord}>
            {copy.empty}
          </CoverError>
        )}
        {others.length > 0 && (
          <p role="status" className="mt-3">
            {copy.several} {found?.notices.map(({ number }) => number).join(', ')}
          </p>
        )}
      </form>
    </Reason>
  );
}
