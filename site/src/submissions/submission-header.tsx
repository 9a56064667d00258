import { SectionHeader } from '../parts/sections/section-header.tsx';
import { usePageText } from '../text/use-text.tsx';

/** The page's header. The instructions are for the form of the number. */
export function SubmissionHeader({ withInstructions = false }: { withInstructions?: boolean }) {
  const text = usePageText('submissions');
  return (
    <SectionHeader name={text.name} title={text.title} lead={withInstructions ? text.lead : undefined} level={1} />
  );
}
