import { testAnyRequest } from "../support/any-request.ts";

testAnyRequest("first half");
