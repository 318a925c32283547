import { formatWholeAmount } from '@/content/words/rupees';
import { isAgreed, listNeeded } from '@/features/client-area/protocol/state';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import {
  getChecklistItemId,
  getUpdateGroupId,
} from '@/features/client-area/store/records/checklist-ids';
import type { ChecklistAnswer, DocumentEntry } from '@/features/client-area/store/records/records';
import { createChecklistId } from '@/lib/content/checklist-id';
import type { Checklists, Paper } from '@/lib/content/checklists';
import { formatMonthKey, isMonth } from '@/lib/months';

export type ChecklistItem = {
  id: string;
  /** The number of a quotation, or a month (lib/months.ts). */
  owner: string;
  paper: Paper;
  answer: ChecklistAnswer | null;
  /** Without those that were deleted. */
  files: readonly DocumentEntry[];
  isAnswered: boolean;
  /** Whether the client has it, as ticked on the service page, and has not given it yet. */
  isReady: boolean;
  /**
   * Whether it is in and not sent yet, as the client says. In a month that includes answers
   * without a file.
   */
  isToSend: boolean;
  earlier: readonly DocumentEntry[];
  round?: { by: string; filing: string };
};

export type ChecklistGroup = {
  id: string;
  owner: string;
  services: readonly string[];
  /** `null` if its services have no other list. */
  list: string | null;
  items: readonly ChecklistItem[];
};

type ChecklistRows = {
  quotations: readonly Quotation[];
  answers: readonly ChecklistAnswer[];
  documents: readonly DocumentEntry[];
};

export type Answers = ReadonlyMap<string, ChecklistAnswer>;
export type Documents = ReadonlyMap<string, DocumentEntry>;

export function createChecklistItem(
  owner: string,
  paper: Paper,
  answers: Answers,
  documents: Documents,
  earlierFiles: readonly string[] = [],
): ChecklistItem {
  const id = getChecklistItemId(owner, paper.id);
  const answer = answers.get(id) ?? null;
  const files = answer?.documents.flatMap((file) => documents.get(file) ?? []) ?? [];
  // Once all its files are deleted the paper is missing again, until one is restored.
  const isReady = answer?.answer === 'ready';
  const isAnswered = answer !== null && !isReady && (answer.answer !== 'files' || files.length > 0);
  const isSaid = files.length > 0 || isMonth(owner);
  const isToSend = isAnswered && isSaid && answer.sentAt === undefined;
  const earlier = isAnswered
    ? []
    : [...new Set(earlierFiles)].flatMap((file) => documents.get(file) ?? []);
  return { id, owner, paper, answer, files, isAnswered, isReady, isToSend, earlier };
}

/** By what the papers prove; the latest first. */
function groupGivenBefore(answers: readonly ChecklistAnswer[], { lists }: Checklists) {
  const proofs = new Map<string, string>();
  for (const { id, lasts } of Object.values(lists).flat()) if (lasts) proofs.set(id, lasts);
  const found = new Map<string, string[]>();
  for (const { id, documents } of answers.toSorted((a, b) => b.answeredAt - a.answeredAt)) {
    const proof = proofs.get(id.split('--')[1] ?? '');
    if (proof) found.set(proof, [...(found.get(proof) ?? []), ...documents]);
  }
  return found;
}

function groupServicesByList(
  { services }: Quotation,
  { listsOf }: Checklists,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { service, priceId = '' } of services) {
    const asked = Object.hasOwn(listsOf, priceId) ? (listsOf[priceId] ?? []) : [];
    for (const list of asked) found.set(list, (found.get(list) ?? new Set()).add(service));
  }
  return found;
}

const NEEDED = 'Asked for in our latest update';

const simplify = (text: string) => text.trim().toLowerCase();

/**
 * Papers that an update asks for; one on a list of the job is the same paper, given once. `covered`
 * are papers of the lists that are asked for here under an id of their own.
 */
function listNeededPapers({ id, state }: Quotation, listed: readonly Paper[], answers: Answers) {
  const isAnswered = (paper: Paper) => {
    const answer = answers.get(getChecklistItemId(id, paper.id));
    return answer !== undefined && answer.answer !== 'ready';
  };
  const needed: Paper[] = [];
  const covered: string[] = [];
  for (const { text, since, isAgain } of listNeeded(state)) {
    const own = { id: createChecklistId(`${since} ${text}`), text };
    const same = listed.find(({ text: full, short = full }) =>
      [full, short].map(simplify).includes(simplify(text)),
    );
    const isOwn = !same || isAgain || isAnswered(own);
    needed.push(isOwn ? own : same);
    if (isOwn && same && !isAnswered(same)) covered.push(same.id);
  }
  return { needed, covered };
}

/**
 * Agreed work first, then what is answered, then requests. A paper on two lists of a quotation is
 * asked for once. A declined or expired quotation needs nothing.
 */
export function listChecklistGroups(
  { quotations, answers, documents }: ChecklistRows,
  checklists: Checklists,
): ChecklistGroup[] {
  const answered: Answers = new Map(answers.map((answer) => [answer.id, answer]));
  const here: Documents = new Map(documents.map((document) => [document.id, document]));
  const earlier = groupGivenBefore(answers, checklists);
  const open = quotations.filter(({ stage }) => !['declined', 'expired'].includes(stage));
  const rank = ({ stage }: Quotation) => (isAgreed(stage) ? 0 : stage === 'requested' ? 2 : 1);
  open.sort((a, b) => rank(a) - rank(b));
  return open.flatMap((quotation) => {
    const byList = groupServicesByList(quotation, checklists);
    const listed = [...byList.keys()].flatMap((key) => checklists.lists[key] ?? []);
    const { needed, covered } = listNeededPapers(quotation, listed, answered);
    const asked = new Set(covered);
    const named = (services: Iterable<string>) => [...services].join(', ');
    const countLists = (name: string) =>
      [...byList.values()].filter((services) => named(services) === name).length;
    const createItems = (papers: readonly Paper[]) => {
      const others = papers.filter(({ id }) => !asked.has(id));
      for (const { id } of others) asked.add(id);
      return others.map((paper) =>
        createChecklistItem(quotation.id, paper, answered, here, earlier.get(paper.lasts ?? '')),
      );
    };
    const groups: ChecklistGroup[] = [
      {
        id: getUpdateGroupId(quotation.id),
        owner: quotation.id,
        services: [NEEDED],
        list: null,
        items: createItems(needed),
      },
      ...Array.from(byList, ([key, services]) => ({
        id: `${quotation.id}-${key.replace(/^\//, '').replaceAll('/', '-')}`,
        owner: quotation.id,
        services: [...services],
        list: countLists(named(services)) > 1 ? (checklists.names[key] ?? null) : null,
        items: createItems(checklists.lists[key] ?? []),
      })),
    ];
    return groups.filter(({ items }) => items.length > 0);
  });
}

export const formatGroupName = ({ services, list }: Pick<ChecklistGroup, 'services' | 'list'>) =>
  `${services.join(', ')}${list ? ` (${list})` : ''}`;

export const countAnswered = (items: readonly ChecklistItem[]) =>
  items.filter(({ isAnswered }) => isAnswered).length;

export function countMissing(groups: readonly ChecklistGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length - countAnswered(items), 0);
}

export function countToSend(groups: readonly ChecklistGroup[]): number {
  return groups.flatMap(({ items }) => items).filter(({ isToSend }) => isToSend).length;
}

export function formatAnsweredCount(items: readonly ChecklistItem[]): string {
  const count = `${formatWholeAmount(countAnswered(items))} of ${formatWholeAmount(items.length)} in`;
  if (countAnswered(items) < items.length) return count;
  if (items.some(({ isToSend }) => isToSend)) return `${count}, not sent yet`;
  return items.some(({ answer }) => answer?.sentAt !== undefined) ? `${count}, sent` : count;
}

/** By document id; the papers in words with their month. */
export function groupItemsByDocument(groups: readonly ChecklistGroup[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { files, paper, owner } of groups.flatMap(({ items }) => items)) {
    const text = isMonth(owner) ? `${formatMonthKey(owner)}: ${paper.text}` : paper.text;
    for (const { id } of files) found.set(id, [...new Set([...(found.get(id) ?? []), text])]);
  }
  return found;
}

export type WithoutFile = Pick<ChecklistAnswer, 'paper' | 'quotation'> & {
  answer: Exclude<ChecklistAnswer['answer'], 'files' | 'ready'>;
};

export function listWithoutFile(items: readonly ChecklistItem[]): WithoutFile[] {
  return items.flatMap(({ answer, paper, owner }) =>
    answer && answer.answer !== 'files' && answer.answer !== 'ready'
      ? [{ quotation: owner, paper: paper.text, answer: answer.answer }]
      : [],
  );
}
