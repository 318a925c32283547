type Props = {
  /** The kind of paper, which shows in its frame. */
  paper: string;
};

/** A small picture of a sheet on its red board, for the link that opens it. */
export function SampleThumb({ paper }: Props) {
  return (
    <svg viewBox="0 0 84 106" aria-hidden="true" className="w-21 shrink-0 fill-none">
      <path d="M.5.5h83v105H.5z" className="fill-page stroke-rule-strong" />
      <path d="M0 0h5v106H0z" className="fill-cover" />
      <path d="M2.5 5v96" strokeDasharray="4 3" className="stroke-gold" />
      {paper === 'certificate' && <path d="M10 6h68v94H10z" className="stroke-ink" />}
      {paper === 'ledger' && <path d="M14 3v100M16 3v100" className="stroke-margin" />}
      <path d="M26 18h38M32 25h26" className="stroke-2 stroke-ink" />
      <path
        d="M20 38h50M20 45h50M20 52h50M20 59h50M20 66h50M20 73h50"
        className="stroke-rule-strong"
      />
      <path d="M56 38h14M56 52h14M56 66h14" className="stroke-2 stroke-red" />
      <path d="M46 92q6-10 9-3t6-1 9-1" className="stroke-red" />
    </svg>
  );
}
