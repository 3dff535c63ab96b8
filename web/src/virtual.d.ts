declare module "virtual:words/*" {
  const messages: readonly (readonly [id: string, pattern: import("@fluent/bundle").FluentResource["body"][number]["value"]])[];
  export default messages;
}
