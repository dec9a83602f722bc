/** 'I accept the <link>Terms</link>' with its link, which opens a window of its own (ROUTE-13). */
export function TermsLabel({ text }: { text: string }) {
  const [before, name, after] = text.split(/<\/?link>/);
  return (
    <>
      {before}
      <a href="/terms-and-conditions" target="_blank" rel="noopener">
        {name}
      </a>
      {after}
    </>
  );
}
