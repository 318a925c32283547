import type { List } from '@/content/types/common';
import type { IsoDate } from '@/content/types/units';

/** Months from 1 to 12. */
export type DayOfYear = { month: number; day: number; part?: string };

type When =
  | { kind: 'yearly'; days: List<DayOfYear> }
  | {
      kind: 'monthly';
      day: number;
      /** All twelve if left out. */
      months?: List<number>;
      /** Months with another day. */
      instead?: readonly DayOfYear[];
      /** Each due date covers the month before, which is named with it. */
      covers?: true;
    }
  /** Days after the end of each month. */
  | { kind: 'after-month'; days: number; covers?: true }
  /** Days after the financial year's end, 31 March. */
  | { kind: 'after-year'; days: number }
  /** Days after each date of another rule. */
  | { kind: 'after-rule'; rule: string; days: number }
  /** One month before each date of another rule: 30 September for 31 October. */
  | { kind: 'month-before'; rule: string }
  /** No fixed date: a time after something happens. */
  | { kind: 'event'; text: string };

export type Audience =
  | 'salaried'
  | 'business'
  | 'company'
  | 'llp'
  | 'trust'
  | 'deductor'
  | 'gst-monthly'
  | 'gst-quarterly'
  | 'composition'
  | 'employer';

export type DueRule = {
  id: string;
  /** As it reads inside a sentence: `advance tax`, `GSTR-1`. */
  name: string;
  form: string;
  when: When;
  /** The rule has no due dates before `from` or after `until`. */
  from?: IsoDate;
  until?: IsoDate;
  /** Who is bound; empty where none of the audiences on offer is. */
  audiences: readonly Audience[];
  /** The group of States in which it holds, of content/states.ts; in all if left out. */
  states?: 'A' | 'B';
  /** The kinds of holder that it binds, by the fourth letter of a PAN; all if left out. */
  holders?: List<string>;
  binds: string;
  law: string;
  source: string;
  /** Where it is from: the legal text itself, a report of it, memory, or a computation here. */
  mark: 'primary' | 'secondary' | 'memory' | 'computed';
  checkedOn: IsoDate;
};

/** A notification on one due date. */
export type Move = {
  rule: string;
  /** The day in the law. */
  from: IsoDate;
  /** The day in the law again where a move is taken back, `null` where nothing is due. */
  to: IsoDate | null;
  by: string;
  /** The day on which the entry was added. */
  on: IsoDate;
};

export type DueDates = {
  from: IsoDate;
  until: IsoDate;
  checkedOn: IsoDate;
  audiences: List<{ id: Audience; label: string }>;
  rules: List<DueRule>;
  moved: readonly Move[];
};
