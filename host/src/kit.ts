/** The largest of the shop's own packages: it runs ahead of the others, in a task of its own. */
import '@shop/ui';
