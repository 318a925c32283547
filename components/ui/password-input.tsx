'use client';

import { type ComponentProps, useState } from 'react';
import { Input } from '@/components/ui/input';
import { LINE_ROOM } from '@/lib/forms/limits';

type Props = ComponentProps<typeof Input> & {
  noun?: string;
};

export function PasswordInput({ noun = 'password', ...props }: Props) {
  const [isShown, setIsShown] = useState(false);

  return (
    <span className="relative block">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        maxLength={LINE_ROOM}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-20"
      />
      <button
        type="button"
        aria-controls={props.id}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0.5 right-0.5 rounded-control px-3 font-semibold text-[0.9375rem] text-red hover:underline"
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> {noun}</span>
      </button>
    </span>
  );
}
