import type { EndpointArgs, EndpointName, Endpoints } from '@shop/contract';
import type { QueryManifest, RouteManifest, VisitCondition } from './release-manifest';
import type { SlotName } from './slot-props';

/** Placeholder for a value of the address or of the visitor's location; see `QueryManifest`. */
type FromVisit = `:${string}` | `?${string}` | '@latitude' | '@longitude';

type Template<Values> = { [Name in keyof Values]: Values[Name] | FromVisit };

/** The arguments of an endpoint, each of them a value or a placeholder. */
type ArgsTemplate<Args> = {
  [Part in keyof Args as Part & ('params' | 'query')]: Template<Args[Part]>;
};

/** Endpoints without a body: those with one are actions, not queries. */
type QueryName = {
  [Name in EndpointName]: EndpointArgs<Endpoints[Name]> extends { body: unknown } ? never : Name;
}[EndpointName];

type QueryDeclarationFor<
  Name extends QueryName,
  Args = ArgsTemplate<EndpointArgs<Endpoints[Name]>>,
> = VisitCondition &
  Pick<QueryManifest, 'needsZone'> & { endpoint: Name } & (Partial<Args> extends Args
    ? { args?: Args }
    : { args: Args });

/** An initial query as an app declares it: an endpoint of the contract, with its arguments. */
export type QueryDeclaration = { [Name in QueryName]: QueryDeclarationFor<Name> }[QueryName];

/** A route as an app declares it in `routes.manifest.ts`. */
export interface RouteDeclaration extends RouteManifest {
  first?: QueryDeclaration[];
  slots?: SlotName[];
  customerSlots?: SlotName[];
  subject?: QueryName;
  picture?: `${QueryName}.${string}`;
  sitemap?: QueryDeclaration & { each?: QueryName };
}
