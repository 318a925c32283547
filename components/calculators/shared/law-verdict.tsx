import { Button } from '@/components/ui/button';

type Props = {
  /** The law's answer in a sentence. */
  verdict: string;
  /** The assumptions of the answer; may be empty. */
  taken: string;
};

/** The law's answer, before its working. */
export function LawVerdict({ verdict, taken }: Props) {
  return (
    <div className="max-w-3xl">
      <p role="status" className="font-semibold text-lg">
        {verdict}
      </p>
      {taken && <p className="mt-1 text-[0.9375rem] text-soft">{taken}</p>}
    </div>
  );
}

/** A button that prints the law's sheet too; otherwise only the specified one is printed. */
export function PrintLaw({ onPrint }: { onPrint: () => void }) {
  return (
    <Button
      variant="outline"
      size="small"
      className="w-fit print:hidden"
      type="button"
      onClick={onPrint}
    >
      Print this sheet
    </Button>
  );
}
