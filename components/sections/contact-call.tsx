import { ClosingCall } from '@/components/sections/closing-call';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

type Props = { heading: string; text: string; action: string };

/** The closing call of a page whose last word is: write to us. */
export function ContactCall({ heading, text, action }: Props) {
  return (
    <ClosingCall heading={heading} text={text}>
      <Link href="/contact" className={buttonVariants({ variant: 'light' })}>
        {action}
      </Link>
    </ClosingCall>
  );
}
