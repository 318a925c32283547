import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Alert } from '@/e2e/support/registry/alert';
import { Card, CardDescription, CardTitle } from '@/e2e/support/registry/card';
import { TabsList, TabsTrigger } from '@/e2e/support/registry/tabs';

/** Three components from the registry beside two of ours, as HTML. */
export function drawSheet(): string {
  return renderToStaticMarkup(
    <main>
      <Card>
        <CardTitle>Annual filing</CardTitle>
        <CardDescription>Due in October</CardDescription>
      </Card>
      <Alert>The file was kept.</Alert>
      <Alert variant="destructive">The file could not be read.</Alert>
      <TabsList>
        <TabsTrigger isActive>Old regime</TabsTrigger>
        <TabsTrigger isActive={false}>New regime</TabsTrigger>
      </TabsList>
      <Button>Calculate</Button>
      <Input aria-label="Amount" />
    </main>,
  );
}
