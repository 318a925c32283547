'use client';

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { EmailLoginForm } from '@/features/access/email-login-form';
import { MobileLoginForm } from '@/features/access/mobile-login-form';

const tabs = [
  { id: 'email', label: 'Email', panel: <EmailLoginForm /> },
  { id: 'mobile', label: 'Mobile', panel: <MobileLoginForm /> },
] as const satisfies readonly { id: string; label: string; panel: ReactNode }[];

/** Two ways to sign in, as tabs: arrow keys move between them, as in the ARIA tabs pattern. */
export function LoginTabs() {
  const [chosen, setChosen] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    buttons.current[next]?.focus();
  };

  return (
    <div className="grid gap-6">
      <div
        role="tablist"
        aria-label="Sign in by"
        className="flex rounded-control border border-field bg-blank"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={index === chosen}
            aria-controls={`panel-${tab.id}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={move}
            className="min-h-12 flex-1 font-medium transition-colors duration-150 first:rounded-l-[5px] last:rounded-r-[5px] hover:bg-muted aria-selected:bg-red aria-selected:text-white"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div key={tab.id} role="tabpanel" id={`panel-${tab.id}`} hidden={index !== chosen}>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
