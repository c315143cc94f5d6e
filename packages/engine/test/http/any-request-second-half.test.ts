import { testAnyRequest } from "../support/any-request.ts";

testAnyRequest("second half");
