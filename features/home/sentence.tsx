import { SelectOptions } from '@/components/ui/native-select';

type Word = {
  name: string;
  label: string;
  before: string;
  options: readonly { value: string; label: string }[];
  after: string;
  value?: string | undefined;
};

export function Sentence({ choices }: { choices: readonly Word[] }) {
  return (
    <p className="sentence">
      {choices.map(({ name, label, before, options, after, value }) => (
        <span key={name}>
          {before && `${before} `}
          <span className="sentence-word">
            <span>
              <select name={name} aria-label={label} autoComplete="off" defaultValue={value}>
                <SelectOptions options={options} />
              </select>
            </span>
            {after}
          </span>{' '}
        </span>
      ))}
    </p>
  );
}
