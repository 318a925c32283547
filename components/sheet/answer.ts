import type { Option } from '@/components/ui/native-select';

type Cost = {
  figure: string;
  when?: string;
};

export type WordChoice = {
  value: string;
  label: string;
  detail?: string;
  /** Further values in the same row, such as the other months; `value` is then the first of them. */
  others?: { label: string; options: readonly Option[] };
};

export type Word = {
  name: string;
  text: string;
  question: string;
  value?: string;
  choices?: readonly WordChoice[];
  fields?: readonly string[];
  isSelect?: boolean;
  /** Its box is open from the start: what is to be filled in is missing. */
  isMissing?: boolean;
};

export type SentenceParts = readonly (string | Word)[];
export type Sentence = string | SentenceParts;

export type TrackDay = { day: string; text: string; isNow?: boolean };

export type Answer = Cost & {
  label: string;
  /** What is true today of a figure that is due later. */
  stamp?: string;
  sentence: Sentence;
  saving?: string | undefined;
  /** `before` is struck, and followed by the new value. */
  facts?: readonly { label: string; value: string; before?: string }[];
  offer?: { name: string; value: string; label: string; detail: string } | undefined;
  /** What a choice that leads here is worth, if that is not the figure. */
  worth?: Cost | null;
  days?: readonly TrackDay[];
};

/** Asked in the place of the figure, where the answers differ and none fits most visitors. */
export type Question = {
  name: string;
  question: string;
  why: string;
  choices: readonly WordChoice[];
};

export const isQuestion = (answer: Answer | Question): answer is Question => 'question' in answer;

export type WordChanges = {
  choose: (name: string, value: string) => void;
  /** By the law's own computation; `null` where the choice leads to no figure. */
  getCost: (name: string, value: string) => Cost | null;
  renderFields: (names: readonly string[]) => React.ReactNode;
};
