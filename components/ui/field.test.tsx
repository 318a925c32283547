/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

const show = (props: Partial<Parameters<typeof Field>[0]>) =>
  render(
    <Field label="PAN number" {...props}>
      {(control) => <Input {...control} />}
    </Field>,
  );

test('the label names the control', () => {
  show({});
  expect(screen.getByRole('textbox', { name: 'PAN number' })).toHaveAttribute('id');
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

test('hint and error both describe it, the error last', () => {
  show({ hint: 'ten characters', error: 'Please enter a PAN' });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'ten characters Please enter a PAN',
  );
  expect(screen.getByRole('textbox')).toBeInvalid();
});

test('two fields with the same label have different ids', () => {
  show({ error: 'First' });
  show({ error: 'Second' });
  const [first, second] = screen.getAllByRole('textbox', { name: 'PAN number' });
  expect(first).toHaveAccessibleDescription('First');
  expect(second).toHaveAccessibleDescription('Second');
});
