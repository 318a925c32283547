'use client';

import { NamedButton } from '@/components/actions/named-button';
import { DisclosureOnPhone } from '@/components/layout/disclosure-on-phone';
import { NoWrap } from '@/components/text/no-wrap';
import { packageCopy } from '@/content/client-area/checklist';
import {
  type ChecklistGroup,
  formatAnsweredCount,
  formatGroupName,
} from '@/features/client-area/checklist/checklist';
import {
  ChecklistRow,
  type FilesShown,
  isListed,
} from '@/features/client-area/checklist/checklist-row';
import { isMonth } from '@/lib/months';

export type ChecklistProps = FilesShown & {
  onOnly: (group: string) => void;
};

export function ChecklistItemList({
  group,
  onOnly,
  ...shown
}: ChecklistProps & { group: ChecklistGroup }) {
  const items = group.items.filter((item) => isListed(item, shown.listed));
  return (
    <>
      <ul className="max-md:border-rule max-md:border-t md:grid md:columns-two md:gap-x-8">
        {items.map((item) => (
          <ChecklistRow key={item.id} item={item} {...shown} />
        ))}
      </ul>
      {group.items.some(({ isAnswered }) => isAnswered) && (
        <NamedButton
          subject={`of ${formatGroupName(group)}`}
          className="my-1 print:hidden"
          onClick={() => onOnly(group.id)}
        >
          {packageCopy.only}
        </NamedButton>
      )}
    </>
  );
}

type Props = ChecklistProps & {
  group: ChecklistGroup;
  isOpen: boolean;
};

export function ChecklistPart({ group, isOpen, ...actions }: Props) {
  const { id, owner, items } = group;
  if (!items.some((item) => isListed(item, actions.listed))) return null;
  const name = formatGroupName(group);
  const head = (
    <div className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 max-md:py-3">
      <h3 className="min-w-0 flex-[1_1_7rem] text-lg leading-snug wrap-anywhere md:text-lg">
        {name}
        {!isMonth(owner) && (
          <span className="block font-normal font-sans text-[0.9375rem] text-soft">
            <NoWrap>{`Quotation ${owner}`}</NoWrap>
          </span>
        )}
      </h3>
      <p className="shrink-0 text-[0.9375rem] text-soft">{formatAnsweredCount(items)}</p>
    </div>
  );
  return (
    <section
      id={isMonth(owner) ? `month-${id}` : id}
      aria-label={name}
      className="scroll-mt-6 max-md:border-rule max-md:border-b md:not-last:mb-7"
    >
      <DisclosureOnPhone
        summary={head}
        heading={<div className="border-rule border-b pb-2">{head}</div>}
        isOpen={isOpen}
      >
        <ChecklistItemList group={group} {...actions} />
      </DisclosureOnPhone>
    </section>
  );
}
