'use client';

import { useRef, useState } from 'react';
import { askToSave } from '@/components/layout/save-file';
import { AddedLines } from '@/components/portal/firm/added-lines';
import { FileChooser } from '@/components/portal/parts/file-chooser';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { OperationFailure } from '@/components/ui/operation-failure';
import { Select } from '@/components/ui/select';
import { useOperation } from '@/components/ui/use-operation';
import { yearFrom } from '@/lib/days';
import { formatBytes } from '@/lib/format';
import { yearOf } from '@/lib/portal/money/statement';

/** This financial year and the seven before, which is how long papers are kept. */
const yearOptions = (today: string) =>
  Array.from({ length: 8 }, (_, back) => {
    const value = yearFrom(Number(yearOf(today).slice(0, 4)) - back);
    return { value, label: value };
  });

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

type Props = {
  /** The random id of the request. */
  request: string;
  today: string;
  onPacked: (number: number, zip: File) => void;
};

/** Documents for the client: a press signs what they are, and saves both as one ZIP. */
export function PackForm({ request, today, onPacked }: Props) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [year, setYear] = useState(() => yearOf(today));
  const chooser = useRef<HTMLInputElement>(null);
  const { press, isRunning, failure } = useOperation();
  const pack = async () => {
    const { packDocuments } = await import('@/lib/portal/firm/pack');
    const { number, zip } = await packDocuments(request, year, files);
    askToSave(zip.name, zip);
    onPacked(number, zip);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <Field label="Financial year" className="w-44">
        {(control) => (
          <Select
            {...control}
            options={yearOptions(today)}
            value={year}
            onChange={({ target }) => setYear(target.value)}
          />
        )}
      </Field>
      <AddedLines
        label="Documents to send"
        lines={files.map((file) => ({
          key: keyOf(file),
          name: file.name,
          words: (
            <>
              <bdi>{file.name}</bdi>, {formatBytes(file.size)}
            </>
          ),
        }))}
        onLeaveOut={(index) => setFiles(files.toSpliced(index, 1))}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => chooser.current?.click()}>
          Choose documents
        </Button>
        <Button aria-disabled={isRunning} onClick={() => void press(pack)}>
          Sign and save the ZIP
        </Button>
      </div>
      <FileChooser
        ref={chooser}
        aria-label="Documents for the client"
        onFiles={(more) =>
          setFiles([...new Map([...files, ...more].map((file) => [keyOf(file), file])).values()])
        }
      />
      <OperationFailure sentence={failure} />
    </div>
  );
}
