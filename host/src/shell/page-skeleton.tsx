/** Kept space in the shape of the page that comes. */
export function PageSkeleton({ page }: { page: string }) {
  return <div aria-hidden data-page={page} />;
}
