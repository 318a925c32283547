'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FieldControl } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Option } from '@/components/ui/select';
import { cn } from '@/lib/utils';

type Props = FieldControl & {
  options: readonly Option[];
  placeholder: string;
  /** What is said if no option has the words. */
  none: string;
  disabled?: boolean;
  /** Called by Enter or a press on an option; the field is then empty again. */
  onChoose: (value: string) => void;
};

const NONE = -1;

/** The options whose label has every word that is typed. */
function matching(options: readonly Option[], typed: string): readonly Option[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}

/**
 * A field that finds one of many options. The arrow keys only move, Enter chooses, Escape leaves:
 * the combobox of the ARIA Authoring Practices.
 */
export function Combobox({ options, placeholder, none, disabled, onChoose, ...control }: Props) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const list = useRef<HTMLDivElement>(null);
  const found = matching(options, typed);
  const listId = `${control.id}-options`;
  const optionId = (index: number) => `${control.id}-option-${index}`;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const leave = () => {
    setIsOpen(false);
    setActive(NONE);
    setTyped('');
  };
  const choose = (option: Option | undefined) => {
    if (!option) return;
    leave();
    onChoose(option.value);
  };
  const move = (step: 1 | -1) => {
    setIsOpen(true);
    if (found.length === 0) return;
    const from = active === NONE && step < 0 ? 0 : active;
    setActive((from + step + found.length) % found.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') choose(found[active]);
    else if (event.key === 'Escape' && (isOpen || typed !== '')) leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <span className="relative block">
      <Input
        {...control}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen && found.length > 0}
        aria-controls={listId}
        aria-activedescendant={isOpen && active !== NONE ? optionId(active) : undefined}
        placeholder={placeholder}
        disabled={disabled}
        maxLength={100}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setIsOpen(true);
          setActive(value.trim() === '' ? NONE : 0);
        }}
        onClick={() => setIsOpen(true)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={placeholder}
        tabIndex={-1}
        hidden={!isOpen || found.length === 0}
        // A press on an option must not take the focus from the field.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-control border border-field bg-blank py-1"
      >
        {found.map(({ value, label }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
          <div
            key={value}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => choose(found[index])}
            className={cn(
              'flex min-h-11 cursor-pointer items-center px-3.5 py-1.5 wrap-anywhere hover:bg-muted',
              index === active && 'bg-muted font-semibold',
            )}
          >
            {label}
          </div>
        ))}
      </div>
      <span role="status" className="mt-1.5 block text-[0.9375rem] text-soft empty:hidden">
        {found.length === 0 && none}
      </span>
    </span>
  );
}
