import { SectionHeader } from '../parts/sections/section-header.tsx';
import { usePageText } from '../text/use-text.tsx';

/** The page's header. It contains instructions while the page asks for the number. */
export function SubmissionHeader({ asking = false }: { asking?: boolean }) {
  const text = usePageText('submissions');
  return <SectionHeader name={text.name} title={text.title} lead={asking ? text.lead : undefined} level={1} />;
}
