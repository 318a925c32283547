'use client';

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { FormLine } from '@/components/form/form-line';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { Link } from '@/components/text/link';
import { Button } from '@/components/ui/button';
import { access } from '@/content/access';
import { emailLoginSchema, mobileSchema, otpSchema } from '@/features/access/access';
import { AccessForm } from '@/features/access/access-form';
import { useSignIn } from '@/features/access/use-sign-in';
import { withPlainDigits } from '@/lib/text/characters';

const tabs = [
  { id: 'email', label: 'Email', panel: <EmailLoginForm /> },
  { id: 'mobile', label: 'Mobile', panel: <MobileLoginForm /> },
] as const satisfies readonly { id: string; label: string; panel: ReactNode }[];

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

function EmailLoginForm() {
  const form = useCheckedForm(emailLoginSchema);
  const { signIn, question } = useSignIn();

  return (
    <AccessForm onSubmit={form.submit(signIn)}>
      <FormLine form={form} name="email" label="Email" type="email" autoComplete="username" />
      <FormLine
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <p className="-my-3 text-right">
        <Link
          href="/forgot-password"
          className="inline-flex min-h-11 items-center text-[0.9375rem] text-link md:min-h-8"
        >
          {access.login.forgot}
        </Link>
      </p>
      <Button type="submit">Sign In with Email</Button>
      {question}
    </AccessForm>
  );
}

function MobileLoginForm() {
  const form = useCheckedForm(mobileSchema);
  const [asked, setAsked] = useState('');

  const goBack = () => {
    flushSync(() => setAsked(''));
    form.setFocus('mobile');
  };

  if (asked) return <OtpForm mobile={asked} onBack={goBack} />;
  return (
    <AccessForm onSubmit={form.submit(({ mobile }) => setAsked(mobile))}>
      <FormLine
        form={form}
        name="mobile"
        label="Mobile Number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
      />
      <Button type="submit">Send OTP</Button>
    </AccessForm>
  );
}

type OtpProps = { mobile: string; onBack: () => void };

/** In digits; the codes of Indian banks and portals have four to eight. */
const LONGEST_OTP = 8;

const filterDigits = (text: string) =>
  withPlainDigits(text).replace(/\D/g, '').slice(0, LONGEST_OTP);

/** Keeps only digits, of any script, as 0 to 9; the caret stays where it was. */
function keepDigits({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  const digits = filterDigits(field.value);
  if (digits === field.value) return;
  const caret = filterDigits(field.value.slice(0, field.selectionStart ?? undefined)).length;
  field.value = digits;
  field.setSelectionRange(caret, caret);
}

function OtpForm({ mobile, onBack }: OtpProps) {
  const form = useCheckedForm(otpSchema);
  const { signIn, question } = useSignIn();
  const noteId = useId();
  const { setFocus } = form;
  useEffect(() => setFocus('otp'), [setFocus]);

  return (
    <AccessForm onSubmit={form.submit(signIn)}>
      <p id={noteId} className="text-soft wrap-anywhere">
        {mobile}. {access.login.otp}
      </p>
      <FormLine
        form={form}
        name="otp"
        label="OTP"
        onInput={keepDigits}
        autoComplete="one-time-code"
        inputMode="numeric"
        aria-describedby={noteId}
      />
      <Button type="submit">Verify OTP</Button>
      {question}
      <Button variant="secondary" onClick={onBack}>
        Back to Mobile Number
      </Button>
    </AccessForm>
  );
}
