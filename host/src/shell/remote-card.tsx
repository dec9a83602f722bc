import type { CardProps } from '@shop/federation';

/** A part that could not be shown in any release; the rest of the page goes on. */
export function RemoteCard({ part, onRetry, onGiveUp }: CardProps) {
  return (
    <section role="alert" data-part={`${part.kind}:${part.name}`}>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
      {onGiveUp && (
        <button type="button" onClick={onGiveUp}>
          Close
        </button>
      )}
    </section>
  );
}
