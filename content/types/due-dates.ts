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
      instead?: readonly DayOfYear[];
      /** Each due date covers the month before, which is named with it. */
      covers?: true;
    }
  | { kind: 'after-month'; days: number; covers?: true }
  /** Days after the financial year's end, 31 March. */
  | { kind: 'after-year'; days: number }
  | { kind: 'after-rule'; rule: string; days: number }
  /** One month before each date of another rule: 30 September for 31 October. */
  | { kind: 'month-before'; rule: string }
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
  from?: IsoDate;
  until?: IsoDate;
  /** Empty if it binds none of the audiences on offer. */
  audiences: readonly Audience[];
  /** A group of content/states.ts; all States if left out. */
  states?: 'A' | 'B';
  /** The fourth letters of a PAN that it binds; all if left out. */
  holders?: List<string>;
  binds: string;
  law: string;
  source: string;
  /** The legal text itself, a report of it, memory, or a computation here. */
  mark: 'primary' | 'secondary' | 'memory' | 'computed';
  checkedOn: IsoDate;
};

export type Move = {
  rule: string;
  /** The day in the law. */
  from: IsoDate;
  /** Equal to `from` if a move is taken back; `null` if nothing is due. */
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
