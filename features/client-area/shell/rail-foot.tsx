import { PlaceIcon } from '@/components/icons/place-icon';
import { railCopy as copy } from '@/content/client-area/shell';
import { site } from '@/content/site';
import { hoursInWords } from '@/content/words/hours';
import { SignOutLink } from '@/features/client-area/shell/sign-out-link';
import { accountantOf } from '@/lib/content/accountant';

const linkClasses = 'inline-flex min-h-8 items-center rounded-control font-semibold text-red';

/** The foot of the rail: whom to ask, and signing out, which keeps the data. */
export function RailFoot() {
  const accountant = accountantOf();

  return (
    <div className="mt-auto grid gap-4 text-[0.9375rem]">
      {accountant && (
        <div className="grid justify-items-start border-rule-strong border-t pt-4">
          <p className="text-soft text-sm">{copy.accountant}</p>
          <p className="font-serif font-semibold text-lg leading-tight">{accountant.name}</p>
          <a href={accountant.phone.href} className={linkClasses}>
            {accountant.phone.display}
          </a>
          <a href={`mailto:${accountant.email}`} className={linkClasses}>
            {copy.write} {accountant.name.split(' ')[0]}
          </a>
          <p className="text-soft text-sm">{hoursInWords(site.hours)}</p>
        </div>
      )}
      <SignOutLink className="flex min-h-11 items-center gap-3 border-rule-strong border-t pt-2 font-medium hover:text-red">
        <PlaceIcon path="/login" className="size-5" />
        {copy.signOut}
      </SignOutLink>
    </div>
  );
}
