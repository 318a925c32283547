import { documentsCopy } from '@/content/client-area/documents';
import { CategoryTiles } from '@/features/client-area/documents/category-tiles';
import { DocumentList } from '@/features/client-area/documents/document-list';
import { UploadArea } from '@/features/client-area/documents/upload-area';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { createChecklists } from '@/lib/content/checklists';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/dashboard/documents');

export default function DocumentsPage() {
  return (
    <SubPage path="/dashboard/documents">
      <DocumentList checklists={createChecklists({ withWords: true })}>
        <UploadArea />
        <section aria-labelledby="categories" className="grid content-start gap-3">
          <h2 id="categories" className="text-2xl md:text-2xl">
            {documentsCopy.categories}
          </h2>
          <CategoryTiles />
        </section>
      </DocumentList>
    </SubPage>
  );
}
