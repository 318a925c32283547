import { Checklist } from '@/components/portal/checklist/checklist';
import { CategoryTiles } from '@/components/portal/documents/category-tiles';
import { DocumentList } from '@/components/portal/documents/document-list';
import { PartLinks } from '@/components/portal/documents/part-links';
import { UploadArea } from '@/components/portal/documents/upload-area';
import { SubPage } from '@/components/portal/shell/sub-page';
import { dashboard } from '@/content/dashboard';
import { checklists } from '@/lib/content/checklists';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/documents');

export default function DocumentsPage() {
  return (
    <SubPage path="/dashboard/documents">
      <PartLinks />
      <div className="@container">
        <div className="grid columns-two items-start gap-8 @[56rem]:grid-cols-[minmax(0,1fr)] @[56rem]:gap-10">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @[56rem]:grid-cols-2">
            <UploadArea />
            <section aria-labelledby="categories" className="grid grid-rows-[auto_1fr] gap-3">
              <h2 id="categories" className="text-2xl md:text-2xl">
                {dashboard.documents.categories}
              </h2>
              <CategoryTiles />
            </section>
          </div>
          <DocumentList />
        </div>
      </div>
      <Checklist checklists={checklists({ withWords: true })} />
    </SubPage>
  );
}
