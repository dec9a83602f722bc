import type { Topic } from '@shop/domain';

/**
 * The full list of a brand or condition; its name is in the address, so that it shows before the list is loaded.
 * D-03.
 */
export function topicAddress(type: 'brand' | 'condition', { id, name }: Pick<Topic, 'id' | 'name'>): string {
  return `/home?${new URLSearchParams({ data_type: type, id: String(id), name })}`;
}
