import type { Topic } from '@shop/domain';

/** The full list of what belongs to a brand or condition; the name is there before it has been requested. D-03. */
export function topicAddress(type: 'brand' | 'condition', { id, name }: Pick<Topic, 'id' | 'name'>): string {
  return `/home?${new URLSearchParams({ data_type: type, id: String(id), name })}`;
}
