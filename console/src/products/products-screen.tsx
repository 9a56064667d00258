import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function ProductsScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.products }]}>
      <PageHead title={shell.areas.products} />
    </Screen>
  );
}
