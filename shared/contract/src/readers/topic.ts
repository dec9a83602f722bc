import type { Topic } from '@shop/domain';
import { id, number, readable, records, text, textOrNull } from '@shop/contract/core';

export const topicsFromWire = (wire: unknown): Topic[] =>
  readable(records(wire, 'brands', 'conditions'), (topic) => ({
    id: id(topic.id, 'topic'),
    name: text(topic.name),
    imageUrl: textOrNull(topic.image_full_url),
    itemCount: number(topic.items_count),
  }));
