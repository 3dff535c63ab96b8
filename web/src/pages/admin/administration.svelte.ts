/** The administrator's page: what it shows, and the operations it offers. */
import { ApiError, administer } from "$lib/server/api";
import { notify } from "$lib/screen/notices.svelte";
import { t } from "$lib/words/i18n.svelte";
import { tellRefusal } from "$lib/words/story";
import type { AdminBans, AdminDone, AdminStatus, AdminTables } from "$lib/models";

const KEY = "drafting-table-admin";
const READ_EVERY = 10_000;

export interface Question {
  text: string;
  operation: string;
  body: Record<string, unknown>;
}

export class Administration {
  status = $state.raw<AdminStatus | null>(null);
  tables = $state.raw<AdminTables["tables"]>([]);
  bans = $state.raw<AdminBans["bans"]>([]);
  /** Why there is nothing to see; `admin-token-wrong` where a token is needed. */
  refused = $state("");
  /** What has to be confirmed first. */
  asking = $state.raw<Question | null>(null);
  busy = $state(false);
  /** For this tab only: the token opens everything. */
  #token = sessionStorage.getItem(KEY) ?? "";

  async use(token: string): Promise<void> {
    this.#token = token.trim();
    if (await this.read()) sessionStorage.setItem(KEY, this.#token);
    else notify(tellRefusal({ code: this.refused, rule: "", params: {} }), "bad");
  }

  /** Reads everything again and again; returns a function that stops. */
  follow(): () => void {
    void this.read();
    const timer = setInterval(() => void (document.hidden || this.refused || this.read()), READ_EVERY);
    return () => clearInterval(timer);
  }

  async read(): Promise<boolean> {
    try {
      const [status, tables, bans] = await Promise.all([
        administer<AdminStatus>("status", this.#token),
        administer<AdminTables>("tables", this.#token),
        administer<AdminBans>("bans", this.#token),
      ]);
      this.status = status;
      this.tables = tables.tables;
      this.bans = bans.bans;
      this.refused = "";
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!this.status || error.status === 403) this.refused = error.refusal.code;
      return false;
    }
  }

  /** Asks first: it cannot be undone, or somebody will notice. */
  ask(operation: "close" | "forget" | "ban" | "revoke", what: string, body: Record<string, unknown>): void {
    this.asking = { text: t(`admin-sure-${operation}`, { what }), operation, body };
  }

  /** Runs an operation; whether it was done. */
  async run(operation: string, body: Record<string, unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await administer<AdminDone>(operation, this.#token, body);
      notify(t("admin-done"), "good");
      await this.read();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(tellRefusal(error.refusal), "bad");
      return false;
    } finally {
      this.busy = false;
    }
  }
}
