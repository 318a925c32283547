import type { ReactNode } from 'react';
import { Formula } from '@/components/layout/formula';
import { LawDay } from '@/components/page/law-day';
import { PageBand } from '@/components/page/page-band';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { rowGroups } from '@/content/estimate';
import type { Question } from '@/content/types/common';
import type { ServiceContent } from '@/content/types/service';

type RowProps = { id?: string; title: string; children: ReactNode };

export function Row({ id, title, children }: RowProps) {
  return (
    <details id={id} name="rows">
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}

type PointsProps = {
  items: readonly { title: string; text: string }[];
  heading?: boolean;
};

export function Points({ items, heading = false }: PointsProps) {
  if (heading) {
    return (
      <div className="grid gap-3">
        {items.map(({ title, text }) => (
          <div key={title}>
            <h4 className="font-sans tracking-normal">{title}</h4>
            <p className="text-soft">
              <Formula text={text} />
            </p>
          </div>
        ))}
      </div>
    );
  }
  return (
    <dl className="grid gap-3">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="text-soft">
            <Formula text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const renderQuestionRows = (items: readonly Question[]) =>
  items.map(({ question, answer, see }) => (
    <Row key={question} title={question}>
      <p className="text-soft">
        <Formula text={answer} />
      </p>
      {see && (
        <Link href={see.href} className="inline-block min-h-11 py-2.5 text-link">
          {see.label}
        </Link>
      )}
    </Row>
  ));

type Props = {
  content: Pick<ServiceContent, 'work' | 'forWhom' | 'faq'>;
  own?: readonly ReactNode[];
  rules?: readonly ReactNode[];
  wrong?: readonly ReactNode[];
  tables?: readonly ReactNode[];
  wrongTables?: readonly ReactNode[];
  /** Shows only the date of the law, if no number on the page is given for both Acts. */
  isLawShort?: boolean;
  children?: ReactNode;
};

type Group = {
  id: keyof typeof rowGroups;
  rows: readonly ReactNode[];
  wide?: readonly ReactNode[];
};

export function Rows({
  content,
  own = [],
  rules = [],
  tables = [],
  wrong = [],
  wrongTables = [],
  isLawShort,
  children,
}: Props) {
  const { work, forWhom, faq } = content;
  const listQuestions = (group: Question['group']) =>
    renderQuestionRows(faq.items.filter((item) => item.group === group));
  const all: Group[] = [
    {
      id: 'get',
      rows: [
        <Row key="work" title={work.heading}>
          <Points items={work.items} />
        </Row>,
        ...own,
        <Row key="for-whom" title={forWhom.heading}>
          <ul className="grid gap-2">
            {forWhom.items.map((item) => (
              <li key={item}>
                <NoWrap>{item}</NoWrap>
              </li>
            ))}
          </ul>
        </Row>,
        ...listQuestions('get'),
      ],
    },
    { id: 'rules', rows: [...rules, ...listQuestions(undefined)], wide: tables },
    { id: 'wrong', rows: [...listQuestions('wrong'), ...wrong], wide: wrongTables },
  ];
  const groups = all.filter(({ rows, wide = [] }) => rows.length + wide.length > 0);
  return (
    <PageBand ground="paper" labelledBy={groups.map(({ id }) => id).join(' ')}>
      <div className="row-groups">
        {groups.map(({ id, rows, wide = [] }) => (
          <div key={id}>
            <div>
              <h2 id={id}>{rowGroups[id]}</h2>
              <div className="rows">{rows}</div>
            </div>
            {wide.length > 0 && <div className="rows">{wide}</div>}
          </div>
        ))}
      </div>
      <LawDay isShort={isLawShort} className="mt-4 text-[0.9375rem] text-soft" />
      {children}
    </PageBand>
  );
}
