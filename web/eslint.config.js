import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["src/lib/models.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // TypeScript checks this
      "no-unexpected-multiline": "off", // prettier's line breaks are never ambiguous
      "@typescript-eslint/no-empty-function": "off", // handlers that do nothing are common in tests and galleries
      "svelte/no-at-html-tags": "off", // raw-markup.test.ts lists the few places
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that the compiler would drop
      "svelte/prefer-svelte-reactivity": "off", // collections that nothing renders need no reactivity
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_$", destructuredArrayIgnorePattern: "^_" },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
